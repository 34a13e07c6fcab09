package dev.jacquard.fuzz.java;

/**
 * The source of a Java class.
 *
 * @param className with its package, as a class loader knows it
 */
public record JavaSource(String className, String text) {}
