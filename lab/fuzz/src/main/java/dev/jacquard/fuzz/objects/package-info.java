/**
 * Random Java programs over real objects, which need no compiler: trees of statements that threads
 * execute one by one.
 *
 * <p>A worker JVM loads this package a second time, with hooks. So it needs nothing but the JDK;
 * and nothing of the interpreter is part of a program: statements and the local variables of
 * threads are records, which never change, and there is no static state, which would be put back
 * after each run.
 */
package dev.jacquard.fuzz.objects;
