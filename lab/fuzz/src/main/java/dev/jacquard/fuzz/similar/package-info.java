/**
 * Random Java programs with classes of threads that look alike, explored with symmetry and without.
 *
 * <p>What threads do, how they are started and joined, and what main looks at, comes from
 * catalogues of Java fragments beside this package's classes. Those called <em>alike</em> treat all
 * members of a class in the same way; those called <em>told apart</em> let somebody see which
 * member is which. A generator draws from both, so that a good part of the programs keeps its
 * symmetry and another part loses it in each of the ways there are.
 *
 * <p>With symmetry an exploration sees fewer executions, but the same outcomes: what main computes,
 * what the members of each class have seen (as a bag: which of them saw what may be exchanged),
 * failures, races.
 */
package dev.jacquard.fuzz.similar;
