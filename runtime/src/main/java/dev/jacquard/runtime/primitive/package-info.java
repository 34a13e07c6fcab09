/**
 * The operations by which threads affect each other, one file each. The agent makes rewritten code
 * call the static methods of these classes; it reads their names and descriptors from here, so that
 * nothing is spelled twice.
 */
package dev.jacquard.runtime.primitive;
