/**
 * How a program is run, as immutable data: what the user asked for, and what earlier executions of
 * the exploration learned about the program ({@link dev.jacquard.runtime.setting.ObservedFeatures},
 * {@link dev.jacquard.runtime.setting.SymmetryKnowledge}).
 *
 * <p>Invariant: knowledge only grows. An execution never changes its settings; when it learns
 * something that should have been a step, it ends with a {@link
 * dev.jacquard.runtime.setting.Restart} that carries what was discovered, from which larger
 * settings follow, and the exploration begins again with these. What steps depend on is part of
 * every schedule.
 *
 * <p>Knows no other package of the runtime.
 */
package dev.jacquard.runtime.setting;
