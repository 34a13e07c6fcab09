/** What a program under test may call. */
package dev.jacquard;
