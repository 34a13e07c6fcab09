package dev.jacquard.agent.link;

/**
 * An entry of a table, as code that is not linked yet names it.
 *
 * @param number the number of the entry among those of the class, from 0
 * @param placeholder the int that stands for it in the code; the class has no such int otherwise
 */
public record Slot(Table table, int number, int placeholder) {}
