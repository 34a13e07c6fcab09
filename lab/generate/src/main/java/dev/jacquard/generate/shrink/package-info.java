/**
 * Smaller programs that fail for the same reason. {@link
 * dev.jacquard.generate.shrink.ProgramShrinker} asks a predicate about every program that is one
 * step smaller; each step leaves a program that the parser accepts.
 */
package dev.jacquard.generate.shrink;
