/**
 * Names of threads, objects, locations and code sites, and the dense numbers that stand for them in
 * one process.
 *
 * <p>Invariant: a name depends on what its maker did and on nothing else. A thread is named by its
 * parent and the order of its siblings, an object by its maker and the order in which that one made
 * objects, a location by its object and a place in it. So everything has the same number in all
 * runs in which the threads that made it did the same, whatever the other threads did; otherwise a
 * schedule would mean another execution in each run. Numbers are never reused, and looking at a
 * name never changes one.
 *
 * <pre>
 *   ThreadNumbers            Objects                  Locations
 *   parent, n-th child       maker, n-th object       object, key
 *            \                     |                  /
 *             +---- Tracked: what is known of it ----+
 * </pre>
 *
 * <p>Knows threads and the JVM. Nothing here takes a step.
 */
package dev.jacquard.runtime.name;
