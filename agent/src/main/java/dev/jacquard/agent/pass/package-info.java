/** Passes, one file each: what is done to a method or class, in the order of the rewriters. */
package dev.jacquard.agent.pass;
