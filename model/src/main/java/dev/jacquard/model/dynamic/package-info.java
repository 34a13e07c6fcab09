/**
 * Dynamic models: processes that are started and end, objects that are allocated and forgotten, and
 * the symmetries of both (Iosif 2002).
 *
 * <p>A model is written with records. One record holds the global variables; a process is a record
 * that says which steps it may take ({@link dev.jacquard.model.dynamic.Process}); objects on the
 * heap are records with a lock each. A step is a piece of Java that happens at once. Names of
 * objects and processes are opaque ({@link dev.jacquard.model.dynamic.Ref}, {@link
 * dev.jacquard.model.dynamic.Pid}): they can be compared and followed, so no model can depend on
 * addresses, and every renaming of objects and processes is a symmetry of every model.
 *
 * <pre>{@code
 * words --StateWords--> Configuration --Draft--> records --steps--> Draft --> Configuration
 *   ^                     (graph)                (the model)                       |
 *   +---- StateWords <---- Numbering (one of all that symmetry allows) <---- Garbage
 * }</pre>
 *
 * <p><b>Symmetry.</b> {@code NONE} keeps addresses, which are handed out first-free, and numbers of
 * processes. {@code HEAP} numbers objects as globals and processes lead to them (Iosif's sorting of
 * the heap, which is canonical). {@code PROCESSES} renames processes and keeps addresses. {@code
 * FULL} renames both; where Iosif sorts processes by their program counter, {@link
 * dev.jacquard.model.dynamic.graph.CanonicalOrder} finds one representative per class. Since
 * renamings are bisimulations, all properties are preserved.
 *
 * <p><b>Partial order.</b> What guards and steps touch is recorded while they run ({@link
 * dev.jacquard.model.dynamic.Footprint}). If all that a process touches in its turn is its own,
 * nobody can tell when it takes its step: it may be taken alone. Allocation counts as such a step
 * although it changes which address the next one gets: the states differ by a renaming (symmetric
 * independence, section 5). That is sound without symmetry of states, too.
 */
package dev.jacquard.model.dynamic;
