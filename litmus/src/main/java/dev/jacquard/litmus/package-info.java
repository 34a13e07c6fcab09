/**
 * A tiny language of threads whose programs are explored without a JVM in between: the laboratory
 * in which every reduction is compared with brute force.
 *
 * <p>{@code syntax} reads and prints the language, {@code code} compiles it, {@code generate} makes
 * random programs; {@link dev.jacquard.litmus.LitmusProgram} runs one.
 */
package dev.jacquard.litmus;
