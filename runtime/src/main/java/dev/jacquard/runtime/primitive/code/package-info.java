/**
 * What rewritten code tells of its own course, apart from what it accesses: loops that come round,
 * handlers that catch, classes that are initialised or linked.
 */
package dev.jacquard.runtime.primitive.code;
