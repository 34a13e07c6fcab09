package dev.jacquard.runtime.name;

/** What a plain access finds: the object belongs to one thread, to several, or now to a second. */
public enum Use {
  LOCAL,
  SHARED,
  SECOND
}
