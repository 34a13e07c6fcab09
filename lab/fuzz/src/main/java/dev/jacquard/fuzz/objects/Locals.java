package dev.jacquard.fuzz.objects;

/**
 * The local variables of a thread. What changes them makes new ones: no other thread sees them, so
 * they shall not look as if they were shared.
 */
record Locals(int x, int y, Node node) {
  Locals x(int value) {
    return new Locals(value, y, node);
  }

  Locals y(int value) {
    return new Locals(x, value, node);
  }

  Locals node(Node value) {
    return new Locals(x, y, value);
  }
}
