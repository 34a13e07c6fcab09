package dev.jacquard.agent.link;

import java.util.List;

/**
 * A rewritten class that no process has linked yet.
 *
 * @param bytes the class file, with placeholders at the relocations
 * @param tables what the class names by number
 */
public record Rewritten(byte[] bytes, Tables tables, List<Relocation> relocations) {}
