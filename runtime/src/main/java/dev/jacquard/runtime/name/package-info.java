/**
 * Names of threads, objects, locations and code sites, and the dense numbers that stand for them in
 * one process.
 */
package dev.jacquard.runtime.name;
