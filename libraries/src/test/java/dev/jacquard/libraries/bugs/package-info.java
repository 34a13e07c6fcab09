/**
 * Real bugs of published libraries, reported and fixed long ago. Each class is a scenario with few
 * threads, written after the report; {@link dev.jacquard.libraries.bugs.FixedBugsTest} runs it with
 * the version that fails and with the one that does not.
 */
package dev.jacquard.libraries.bugs;
