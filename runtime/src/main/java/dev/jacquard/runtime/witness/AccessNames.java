package dev.jacquard.runtime.witness;

import dev.jacquard.runtime.name.MemoryNames;
import dev.jacquard.runtime.name.Names;

/** What the places of plain accesses, and the values in them, are called. */
record AccessNames(Names names) {
  /** Looks at the memory: an access is over. */
  void settle(RawAccess access) {
    access.settle(names.values());
  }

  /** Whether an access is to a location. */
  boolean isAt(RawAccess access, int location) {
    return names.locations().owner(location) == names.objects().find(access.base)
        && names.locations().key(location) == access.offset;
  }

  /** The place of an access. */
  String of(RawAccess access) {
    if (access.type == RawAccess.CONTENT) {
      return names.values().name(access.base);
    }
    return access.base instanceof Class<?> type
        ? names.memory().staticField(type, access.offset, access.field)
        : MemoryNames.place(
            names.values().name(access.base), access.base.getClass(), access.offset, access.field);
  }
}
