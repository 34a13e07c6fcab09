/** One search by several workers that are slow, lost, or thought to be, against the truth. */
package dev.jacquard.fuzz.cluster;
