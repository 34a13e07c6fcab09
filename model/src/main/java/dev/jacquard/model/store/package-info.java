/** How states are kept: exactly on the heap, exactly in a file, or as fingerprints. */
package dev.jacquard.model.store;
