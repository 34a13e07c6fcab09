/**
 * Litmus programs as Java programs, to compare the two step by step.
 *
 * <pre>
 *   LitmusFile --WithMain--&gt; LitmusFile --JavaTranslation--&gt; JavaSource --JavaCompilation--&gt; class
 * </pre>
 *
 * <p>{@link dev.jacquard.fuzz.java.WithMain} makes the beginning explicit, for both sides: a Java
 * program begins with one thread, which starts the others. {@link
 * dev.jacquard.fuzz.java.JavaTranslation} then writes one visible operation for each visible step.
 * It looks at the code of each copy of a thread as the litmus compiler sees it ({@code
 * Specialisation}), decides for each variable how it is declared ({@code JavaVariables}) and for
 * each lock whether it is a monitor or a {@code ReentrantLock} ({@code Monitors}), and writes
 * ({@code JavaClassWriter}).
 *
 * <p>What it relies on is that these are no steps: reading a final field, constructing an object,
 * initialising the class, and calling a method. In the style {@code INSTANCE} the first thread
 * writes fields before its first start, which litmus does not: initial values that are not 0, and
 * where to find the object afterwards. Nobody else is there to see it.
 *
 * <p>Some programs are refused, with an {@link dev.jacquard.fuzz.java.Obstacle}, since Java would
 * take other steps. Most of the reasons are about locks. A thread that fails keeps its locks in
 * litmus, but Java gives monitors back; a wait set, from which any thread may be woken, only
 * belongs to a monitor; and only code in blocks can use a monitor. Whether a lock can be one is
 * found by following the control flow ({@code Flow}), which errs on the safe side.
 */
package dev.jacquard.fuzz.java;
