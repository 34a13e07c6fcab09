/** Which threads are alike, what tells them apart, and the guard against being wrong. */
package dev.jacquard.runtime.symmetry;
