/**
 * The states of a dynamic model as graphs: what is reachable, who alone reaches it, and which of
 * all equal graphs stands for the others.
 *
 * <p>A {@link dev.jacquard.model.dynamic.graph.Configuration} has three sorts of nodes: one for the
 * global variables, one per process, one per heap object. A node is a row of {@link
 * dev.jacquard.model.dynamic.graph.Cell cells}: plain values and references to other nodes, in a
 * fixed order. Nothing here knows about records or models.
 *
 * <pre>
 *   globals [ 3 | o0 | - ]        p0 [ AT_NODE | o1 ]      p1 [ IDLE | - ]
 *                 |                             |
 *                 v                             v
 *                o0 [ free | 7 | o1 ] -------> o1 [ held by p0 | 9 | - ]
 * </pre>
 *
 * <p>Two configurations are equal up to symmetry if a renaming of nodes, processes to processes and
 * objects to objects, turns one into the other (Iosif 2002, Definition 6). Because the cells of a
 * node are ordered, following references from one node gives everything that it reaches a number
 * without any choice (Iosif 2002, section 4, Figure 4). So objects need no search once the
 * processes are in order, and a process that the globals lead to, for example as the holder of a
 * lock on a shared object, has its place as well. What remains are processes that nothing leads to.
 * They are ordered by colours: hash values of all that is invariant about a node, its cells with
 * the colours of their targets and the colours of the nodes that refer to it, again and again until
 * no more nodes are told apart. Processes with equal colours are tried one after another, and the
 * least row of words wins, unless they are {@link dev.jacquard.model.dynamic.graph.Satellites
 * alike} with all they have ({@link dev.jacquard.model.dynamic.graph.CanonicalOrder}).
 *
 * <p>Iosif sorts processes by program counter and carries the permutation along, so that heap
 * numbers keep their meaning; ties remain, and equal states are kept twice. Ordering processes and
 * objects in one numbering needs no memory of the past, and leaves no ties.
 */
package dev.jacquard.model.dynamic.graph;
