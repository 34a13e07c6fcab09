/**
 * What a program learns from outside, and so would be different in each run: time, randomness,
 * hashes, choices, files and the like. It is made the same in every run, or named as not
 * controlled.
 */
package dev.jacquard.runtime.primitive.world;
