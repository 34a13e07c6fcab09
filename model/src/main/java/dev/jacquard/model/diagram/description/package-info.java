/**
 * Local-state diagrams as they are written down (Wahl 2007, section 5).
 *
 * <p>A diagram has n processes, a graph of local states whose edges they all go along, and shared
 * variables. An edge has a guard over the state and the acting process, and an effect on the
 * variables. Guards, effects and propositions are plain functions, but they see the state only
 * through the few questions of a {@link dev.jacquard.model.diagram.description.View}; that is what
 * lets somebody else find out, exactly, which processes they distinguish.
 *
 * <p>A {@link dev.jacquard.model.diagram.description.Partition} of the processes stands for the
 * permutations inside its cells. The partition of an edge must be such that these permutations
 * preserve the edge: if process i may step from s to t, then process p(i) may step from p(s) to
 * p(t). A permutation moves the local states of the processes, and what process variables name;
 * numbers stay as they are. In other words: that process i is the one that a variable names is part
 * of the state of process i, and a permutation only moves states of processes. This keeps all of
 * Wahl's theory as it is for diagrams with shared variables.
 */
package dev.jacquard.model.diagram.description;
