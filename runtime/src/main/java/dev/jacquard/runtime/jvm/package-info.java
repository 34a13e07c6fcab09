/** What the JVM gives us and what we must put back: carriers of threads, globals, layouts. */
package dev.jacquard.runtime.jvm;
