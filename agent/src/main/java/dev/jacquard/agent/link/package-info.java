/**
 * What a rewritten class has in common with the process that it runs in: the numbers by which its
 * code names code sites, fields, loops and positions.
 *
 * <p>Rewriting gives these things numbers of their own class, from 0, and puts a placeholder into
 * the code for each of them: an int in the constant pool. {@link dev.jacquard.agent.link.Linker}
 * adds the things to the tables of the process, and writes the numbers that they have there over
 * the placeholders. So a rewritten class is the same in every process until it is linked, and a
 * linked class costs what a literal costs. See docs/decisions/0020.
 */
package dev.jacquard.agent.link;
