/**
 * The operations by which threads affect each other, one file each, in a package for each sort of
 * thing. The agent makes rewritten code call the static methods of these classes; it reads their
 * names and descriptors from here, so that nothing is spelled twice.
 *
 * <p>A public static method of a class that {@code Models} or {@code Replaces} another one is a
 * hook. What only other hooks need is in a class without such an annotation, or not public.
 *
 * <p>A method that has an execution as its first parameter is inside Jacquard: no hook is active
 * while it runs. Program code comes there only by a method that {@code Enters}, around which the
 * agent puts the way in and the way out. What a primitive keeps during a run hangs on the
 * execution, in its {@code RunState}; static fields are for what holds in all runs.
 *
 * <p>What a step acquires and releases in the Java Memory Model is said by its {@code Kind}, and
 * applied when the step is recorded. A primitive whose step orders something else records it
 * unordered, learns and publishes itself, and says why.
 *
 * <p>A package knows only those in lines below its own:
 *
 * <pre>
 *   future     timer
 *   forkjoin   pool           collection
 *   reflect
 *   access     synchronizer
 *              thread
 *              world
 *   code       hook
 * </pre>
 */
package dev.jacquard.runtime.primitive;
