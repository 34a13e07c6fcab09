package dev.jacquard.agent.image;

/**
 * A class of an image.
 *
 * @param name its internal name
 */
public record ClassFile(String name, byte[] bytes) {}
