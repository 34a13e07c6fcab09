/**
 * The commands on Jacquard itself ({@code fuzz}, {@code bench}, {@code tables}), which a checkout
 * has and an installed Jacquard does not. {@link dev.jacquard.lab.Main} adds them to those of the
 * product; {@code ./jacquard} starts it for these commands only.
 */
package dev.jacquard.lab;
