package dev.jacquard.agent.cache;

import dev.jacquard.agent.link.Rewritten;
import java.util.Set;

/**
 * A class of a program, and what rewriting made of it.
 *
 * @param name its internal name
 * @param original its file
 * @param packages those of the class itself and of the classes whose declarations were looked at
 */
record KeptClass(String name, byte[] original, Set<String> packages, Rewritten rewritten) {}
