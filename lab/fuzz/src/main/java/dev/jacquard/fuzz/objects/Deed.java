package dev.jacquard.fuzz.objects;

/** What a statement without parts does. */
interface Deed {
  Locals apply(World world, Locals locals);
}
