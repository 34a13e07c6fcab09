/**
 * Linear temporal logic without "next": formulas over the states of a run, and the automata that
 * recognise the runs which satisfy them.
 *
 * <p>A model satisfies a formula if all its runs without end do. To find one that does not, the
 * opposite of the formula is made an automaton (Gerth, Peled, Vardi, Wolper, "Simple on-the-fly
 * automatic verification of linear temporal logic", 1995), which reads along while the model runs;
 * a cycle of both together by which an accepting node comes is such a run. The search for it is in
 * {@code dev.jacquard.model.search}.
 *
 * <pre>
 *   "[](asked -> &lt;&gt;served)"  --parse-->  Formula  --negative-->  Tableau  -->  Automaton
 *                                                                                  |
 *                                     Lasso.satisfies  &lt;--check--  Lasso  &lt;--search-+
 * </pre>
 *
 * <p>There is no "next": in which order independent steps are taken makes no difference to a
 * formula without it, and that is what partial order reduction needs (Peled, Wilke 1997).
 *
 * <p>{@link dev.jacquard.model.temporal.Lasso} decides a formula on one run by its definition. It
 * shares nothing with the automata, so every run that is reported as a violation is judged twice.
 */
package dev.jacquard.model.temporal;
