/**
 * Accesses to memory: fields and array elements, by plain code, VarHandles and both sorts of
 * Unsafe. An access that is volatile or atomic is one step; plain ones are watched for races.
 */
package dev.jacquard.runtime.primitive.access;
