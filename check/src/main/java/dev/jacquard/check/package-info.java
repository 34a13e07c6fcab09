/**
 * One check of one program: from {@link dev.jacquard.check.Options} to a {@code Result} of the
 * module report, whatever front end asks for it.
 *
 * <p>This package has what is asked, and what sorts of programs differ in ({@link
 * dev.jacquard.check.Subject}). A check goes through the packages below in this order: {@code run}
 * explores, judges and shrinks; {@code saved} keeps the state of a search in a file; {@code jvm} is
 * what only JVM programs need, with the one loop that begins a search again; {@code output} takes
 * what a program prints; {@code test} checks JUnit tests, in a worker.
 *
 * <p>Results are data. A mistake of the user is an exception with a sentence for the user, a
 * program that is not under control is a result that says so, and every other exception is a bug.
 */
package dev.jacquard.check;
