/**
 * What happened in one run, as data: operations, the steps that took them, and how the run ended.
 *
 * <p>Nothing here knows a plan, a search or a front end. All other packages of the kernel build on
 * this one.
 */
package dev.jacquard.kernel.trace;
