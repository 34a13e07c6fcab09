package dev.jacquard.agent.link;

/**
 * A place in a class file that the process's number of an entry belongs to.
 *
 * @param offset where the four bytes of the number begin
 * @param number the number of the entry among those of the class
 */
public record Relocation(int offset, Table table, int number) {}
