package dev.jacquard.check;

/** Whether a verdict may rest on assumptions. */
public enum Assuming {
  ALLOWED,
  REFUSED
}
