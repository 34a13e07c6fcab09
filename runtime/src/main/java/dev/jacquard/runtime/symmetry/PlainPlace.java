package dev.jacquard.runtime.symmetry;

import dev.jacquard.runtime.name.MemoryNames;

/**
 * A field of a class, or all elements of arrays of a class.
 *
 * @param offset of the field, 0 for arrays
 */
record PlainPlace(Class<?> type, long offset, boolean isStatic) {
  /**
   * The name by which another process finds it. Fields of hidden classes may share one: then there
   * are more steps than needed.
   */
  String name() {
    return type.isArray()
        ? type.getName()
        : MemoryNames.fieldAt(type, offset, isStatic)
            .map(field -> field.getDeclaringClass().getName() + "." + field.getName())
            .orElse(type.getName() + ".offset " + offset);
  }
}
