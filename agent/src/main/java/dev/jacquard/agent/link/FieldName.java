package dev.jacquard.agent.link;

/**
 * A field that rewritten code accesses.
 *
 * @param declaring the class that declares the field, as the VM names it
 */
public record FieldName(String declaring, String name, String descriptor) {}
