package dev.jacquard.image;

import java.io.IOException;

/** Makes the JDK of an image. */
@FunctionalInterface
interface ImageMaker {
  /**
   * Puts a rewritten JDK into the home of an image.
   *
   * @throws NoImageException if that can't be done with these ingredients
   * @throws IOException if something else prevents it
   */
  void make(Ingredients ingredients, Image image, Preparation preparation)
      throws IOException, NoImageException;
}
