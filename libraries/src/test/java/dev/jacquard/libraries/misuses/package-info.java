/** Mistakes in the use of libraries. These tests fail, as they should; MisusesTest runs them. */
package dev.jacquard.libraries.misuses;
