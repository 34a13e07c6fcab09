package dev.jacquard.runtime.witness;

import dev.jacquard.runtime.name.Locations;
import dev.jacquard.runtime.name.MemoryNames;
import dev.jacquard.runtime.name.Objects;
import dev.jacquard.runtime.name.ValueWords;

/** What the places of plain accesses, and the values in them, are called. */
public record AccessNames(
    Objects objects, Locations locations, MemoryNames memory, ValueWords values) {
  /** Whether an access is to a location. */
  boolean isAt(RawAccess access, int location) {
    return locations.owner(location) == objects.find(access.base)
        && locations.key(location) == access.offset;
  }

  /** The place of an access. */
  String of(RawAccess access) {
    if (access.type == RawAccess.CONTENT) {
      return values.name(access.base);
    }
    return access.base instanceof Class<?> type
        ? memory.staticField(type, access.offset, access.field)
        : MemoryNames.place(
            values.name(access.base), access.base.getClass(), access.offset, access.field);
  }
}
