/**
 * What tests of several modules need: main classes in worker JVMs, commands with what they print,
 * and debuggers. It knows worker and what is below it, so tests of modules above worker can use it.
 */
package dev.jacquard.testkit;
