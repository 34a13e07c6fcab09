/**
 * The census of the JDK: two threads share an instance of every public class that has state, and
 * what becomes of it is held to a table of the documentation.
 *
 * <p>Recipes say how an instance is made and used; most were found by trying ({@link
 * dev.jacquard.conformance.jdk.census.RecipeFinder}), and are kept in a file so that the census is
 * the same everywhere. A class that threads may share has to be explored without a false alarm, any
 * other one has to race or to be named ({@link dev.jacquard.conformance.jdk.census.Judgement}).
 */
package dev.jacquard.conformance.jdk.census;
