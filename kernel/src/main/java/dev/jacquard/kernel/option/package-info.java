/**
 * Choices of the user that programs and searches both have to know of. How they are spelled and
 * where they apply is said in {@code dev.jacquard.explore.option}.
 */
package dev.jacquard.kernel.option;
