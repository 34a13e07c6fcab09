/**
 * The front end for JVM programs: {@link dev.jacquard.runtime.JvmProgram}. Lives on the boot class
 * path of the worker JVM, inside the program under test, and so depends on the JDK and the kernel
 * only.
 */
package dev.jacquard.runtime;
