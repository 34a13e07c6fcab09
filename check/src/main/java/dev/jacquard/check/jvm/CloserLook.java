package dev.jacquard.check.jvm;

import dev.jacquard.kernel.Legend;

/**
 * A failing execution that was repeated in classes that tell what they call: its steps are the
 * same, its numbers are not.
 *
 * @param legend what its numbers mean
 */
record CloserLook(Repetition repetition, Legend legend) {}
