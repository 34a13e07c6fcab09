/**
 * How states are kept: exactly on the heap, exactly in a file, or as fingerprints.
 *
 * <p>A store is two things: rows of words in the order in which they came, and a table that finds
 * the number of a row. The table knows nothing but numbers and bits of hashes, so it is the same
 * for all three; what differs is where the rows are.
 *
 * <pre>
 *   HeapStore      NumberTable -> HeapRows         the words of all states, in chunks
 *   MappedStore    NumberTable -> MappedRows       the same in a file, mapped chunk by chunk
 *   CompactStore   NumberTable -> FingerprintRows  5 to 8 bytes of each state;
 *                                 HeapRows         the words of those that nobody has read yet
 * </pre>
 *
 * <p>A state of one word takes 8 bytes in a row and 5.3 to 8 bytes in the table. What the heap may
 * hold is a {@code Budget}; when it is spent a store says so instead of letting the JVM run out of
 * memory, and all that is in it stays readable.
 *
 * <p>Hash compaction: Wolper, Leroy, "Reliable hashing without collision detection", CAV 1993. With
 * n states and fingerprints of b bits some state is left out with a probability of about n² /
 * 2<sup>b+1</sup>: 2.7e-6 for ten million states and 64 bits.
 */
package dev.jacquard.model.store;
