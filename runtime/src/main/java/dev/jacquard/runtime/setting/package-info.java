/**
 * How a program is run, as immutable data: what the user asked for, and what earlier executions of
 * the exploration learned about the program ({@link dev.jacquard.runtime.setting.Observed}, {@link
 * dev.jacquard.runtime.setting.SymmetryKnowledge}).
 *
 * <p>Invariant: knowledge only grows. An execution never changes its settings; when it learns
 * something that should have been a step, it ends with a {@link
 * dev.jacquard.runtime.setting.Restart} that carries larger settings, and the exploration begins
 * again with these.
 *
 * <p>Knows no other package of the runtime.
 */
package dev.jacquard.runtime.setting;
