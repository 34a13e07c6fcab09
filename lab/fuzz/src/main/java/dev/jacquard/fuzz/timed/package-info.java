/**
 * Random Java programs whose threads wait with time limits, explored by every strategy where long
 * limits pass last: all must see what plain enumeration of interleavings sees.
 */
package dev.jacquard.fuzz.timed;
